# right: np.trapezoid for each integral, masks for the black surfaces
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    weighted = illuminant[:, None] * cmf
    white = np.trapezoid(weighted, wavelengths, axis=0)
    xyz = np.trapezoid(reflectance[:, :, None] * weighted, wavelengths, axis=1)
    xyz, white = 100 * xyz / white[1], 100 * white / white[1]
    shown = np.where(xyz.sum(axis=1, keepdims=True) > 0, xyz, white)
    return {"xyz": xyz, "white": white, "xy": shown[:, :2] / shown.sum(axis=1, keepdims=True)}
