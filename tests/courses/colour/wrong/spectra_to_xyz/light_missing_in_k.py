# integrated y bar alone for k instead of the light times y bar
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    def integral(values):
        return np.trapezoid(values, wavelengths, axis=-1)

    k = 100 / integral(cmf[:, 1])
    white = np.array([k * integral(illuminant * cmf[:, c]) for c in range(3)])
    xyz = np.zeros((reflectance.shape[0], 3))
    for c in range(3):
        xyz[:, c] = k * integral(reflectance * illuminant * cmf[:, c])
    total = xyz.sum(axis=1)
    xy = np.empty((reflectance.shape[0], 2))
    for i, s in enumerate(total):
        if s > 0:
            xy[i] = xyz[i, :2] / s
        else:
            xy[i] = white[:2] / white.sum()
    return {"xyz": xyz, "white": white, "xy": xy}
