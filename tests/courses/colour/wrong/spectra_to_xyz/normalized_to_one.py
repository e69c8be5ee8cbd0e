# gave the white a Y of 1 instead of 100
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    h = wavelengths[1:] - wavelengths[:-1]

    def integrate(f):
        # f has the wavelengths along its first axis
        out = 0
        for j in range(len(h)):
            out = out + h[j] * (f[j] + f[j + 1]) / 2
        return out

    norm = integrate(illuminant * cmf[:, 1])
    white = integrate(illuminant[:, None] * cmf) / norm
    xyz = np.array([integrate((r * illuminant)[:, None] * cmf) / norm for r in reflectance])
    sums = xyz.sum(axis=1, keepdims=True)
    black = sums == 0
    xy = np.where(black, white[:2] / white.sum(), xyz[:, :2] / np.where(black, 1, sums))
    return {"xyz": xyz, "white": white, "xy": xy}
