# normalized each surface with its own integral instead of with that of the light
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    gaps = np.diff(wavelengths)
    weights = np.zeros(len(wavelengths))
    weights[:-1] += gaps / 2
    weights[1:] += gaps / 2
    light = illuminant * weights
    white = 100 * (light @ cmf) / np.sum(light * cmf[:, 1])
    xyz = np.zeros((len(reflectance), 3))
    xy = np.zeros((len(reflectance), 2))
    for i in range(len(reflectance)):
        seen = reflectance[i] * light
        y = np.sum(seen * cmf[:, 1])
        if y > 0:
            xyz[i] = 100 / y * (seen @ cmf)
        shown = xyz[i] if y > 0 else white
        xy[i] = shown[:2] / np.sum(shown)
    return {"xyz": xyz, "white": white, "xy": xy}
