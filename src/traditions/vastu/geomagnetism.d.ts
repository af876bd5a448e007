declare module 'geomagnetism/lib/model.js' {
  export interface Coefficients {
    epoch: number
    n_max: number
    main_field_coeff_g: number[]
    main_field_coeff_h: number[]
    secular_var_coeff_g: number[]
    secular_var_coeff_h: number[]
  }
  export default class Model {
    constructor(options: Omit<Coefficients, 'secular_var_coeff_g' | 'secular_var_coeff_h'>)
    /** The field at a latitude and longitude (degrees) and height above the ellipsoid (km), in nanotesla and degrees. */
    point(place: [number, number, number]): { h: number; f: number; incl: number; decl: number }
  }
}
