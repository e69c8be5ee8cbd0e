# summed over the wavelengths without any weights instead of integrating by the trapezoidal rule
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    S_ybar = np.dot(illuminant, cmf[:, 1])
    k = 100.0 / S_ybar
    stimulus = reflectance * illuminant[np.newaxis, :]
    xyz = k * np.dot(stimulus, cmf)
    white = k * np.dot(illuminant, cmf)
    xy = []
    for row in xyz:
        s = row.sum()
        if s == 0:
            row = white
            s = white.sum()
        xy.append([row[0] / s, row[1] / s])
    return {"xyz": xyz, "white": white, "xy": np.array(xy)}
