# right: loops over surfaces, gaps and matching functions
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    def integral(values):
        total = 0.0
        for j in range(1, len(wavelengths)):
            total += (wavelengths[j] - wavelengths[j - 1]) * (values[j] + values[j - 1]) * 0.5
        return total

    norm = integral(illuminant * cmf[:, 1])
    white = np.zeros(3)
    xyz = np.zeros((reflectance.shape[0], 3))
    xy = np.zeros((reflectance.shape[0], 2))
    for c in range(3):
        white[c] = 100 * integral(illuminant * cmf[:, c]) / norm
        for i in range(reflectance.shape[0]):
            xyz[i, c] = 100 * integral(reflectance[i] * illuminant * cmf[:, c]) / norm
    for i in range(reflectance.shape[0]):
        X, Y, Z = xyz[i]
        if X + Y + Z == 0:
            X, Y, Z = white
        xy[i, 0] = X / (X + Y + Z)
        xy[i, 1] = Y / (X + Y + Z)
    return {"xyz": xyz, "white": white, "xy": xy}
