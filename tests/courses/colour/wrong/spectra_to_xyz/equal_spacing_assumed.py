# used the trapezoidal rule for equally spaced wavelengths instead of with their own gaps
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    weighted = illuminant[:, None] * cmf
    norm = 100 / np.trapezoid(weighted[:, 1])
    white = norm * np.trapezoid(weighted, axis=0)
    xyz = norm * np.trapezoid(reflectance[:, :, None] * weighted[None], axis=1)
    chroma = xyz.copy()
    chroma[xyz.sum(axis=1) == 0] = white
    xy = chroma[:, :2] / chroma.sum(axis=1, keepdims=True)
    return {"xyz": xyz, "white": white, "xy": xy}
