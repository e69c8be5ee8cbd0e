# the error is the relative error of the flux; the factor 2.5 / ln 10 is missing
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt(np.square(x - xc) + np.square(y - yc))
    aperture = np.where(r <= radius)
    ring = np.where((r >= inner) & (r < outer))
    sky, noise, _ = clipped_stats(image[ring], 3.0, 2)
    n_ap = len(aperture[0])
    n_ring = len(ring[0])
    flux = np.sum(image[aperture]) - n_ap * sky
    noise2 = noise * noise
    variance = flux / gain + n_ap * noise2 + n_ap * n_ap * noise2 / n_ring
    return zeropoint - 2.5 * np.log10(flux), np.sqrt(variance) / flux, sky
