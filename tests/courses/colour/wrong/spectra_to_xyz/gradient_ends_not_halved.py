# gave the first and last wavelength a whole gap as weight (np.gradient) instead of half of it
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    weights = np.zeros(len(wavelengths))
    weights[0] = wavelengths[1] - wavelengths[0]
    weights[-1] = wavelengths[-1] - wavelengths[-2]
    weights[1:-1] = (wavelengths[2:] - wavelengths[:-2]) / 2
    light = illuminant * weights
    k = 100 / np.sum(light * cmf[:, 1])
    white = k * light @ cmf
    xyz = k * (reflectance * light) @ cmf
    xy = np.zeros((len(xyz), 2))
    for i in range(len(xyz)):
        shown = xyz[i] if np.sum(xyz[i]) > 0 else white
        xy[i] = shown[:2] / np.sum(shown)
    return {"xyz": xyz, "white": white, "xy": xy}
