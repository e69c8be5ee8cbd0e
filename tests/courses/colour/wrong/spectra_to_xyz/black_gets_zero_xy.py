# left the chromaticity of a black surface at zero instead of giving it that of the white
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    gaps = np.diff(wavelengths)
    weights = np.zeros(len(wavelengths))
    weights[:-1] += gaps / 2
    weights[1:] += gaps / 2
    light = illuminant * weights
    k = 100 / np.sum(light * cmf[:, 1])
    white = k * light @ cmf
    xyz = k * (reflectance * light) @ cmf
    xy = np.zeros((len(xyz), 2))
    for i in range(len(xyz)):
        if np.sum(xyz[i]) > 0:
            xy[i] = xyz[i][:2] / np.sum(xyz[i])
    return {"xyz": xyz, "white": white, "xy": xy}
