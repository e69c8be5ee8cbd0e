def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.hypot(x - xc, y - yc)
    aperture = (r <= radius) * 1.0
    vals = image[np.logical_and(r >= inner, r < outer)]
    m = len(vals)
    for _ in range(2):
        vals = vals[np.abs(vals - np.median(vals)) <= 3 * vals.std()]
    sky = vals.mean()
    noise2 = vals.var(ddof=1)
    n = aperture.sum()
    flux = (aperture * image).sum() - n * sky
    var = flux / gain + n * noise2 + n * n * noise2 / m
    return zeropoint - 2.5 * np.log10(flux), 2.5 / np.log(10) * np.sqrt(var / flux**2), sky
