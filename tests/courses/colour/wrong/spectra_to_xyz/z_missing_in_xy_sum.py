# divided by X + Y for the chromaticity instead of X + Y + Z
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    n_surfaces = reflectance.shape[0]
    xbar, ybar, zbar = cmf[:, 0], cmf[:, 1], cmf[:, 2]
    k = 100 / np.trapezoid(illuminant * ybar, wavelengths)
    white = np.zeros(3)
    xyz = np.zeros((n_surfaces, 3))
    for c, bar in enumerate((xbar, ybar, zbar)):
        white[c] = k * np.trapezoid(illuminant * bar, wavelengths)
        for s in range(n_surfaces):
            xyz[s, c] = k * np.trapezoid(reflectance[s] * illuminant * bar, wavelengths)
    xy = np.zeros((n_surfaces, 2))
    for s in range(n_surfaces):
        X, Y, Z = xyz[s]
        if X + Y + Z == 0:
            X, Y, Z = white
        xy[s] = X / (X + Y), Y / (X + Y)
    return {"xyz": xyz, "white": white, "xy": xy}
