# normalized with the first colour matching function instead of the second
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    gaps = np.diff(wavelengths)
    weights = np.zeros(len(wavelengths))
    weights[:-1] += gaps / 2
    weights[1:] += gaps / 2
    light = illuminant * weights
    k = 100 / np.sum(light * cmf[:, 0])
    white = k * light @ cmf
    xyz = k * (reflectance * light) @ cmf
    xy = np.zeros((len(xyz), 2))
    for i in range(len(xyz)):
        shown = xyz[i] if np.sum(xyz[i]) > 0 else white
        xy[i] = shown[:2] / np.sum(shown)
    return {"xyz": xyz, "white": white, "xy": xy}
