# two mistakes: + 2.5 log10 in the magnitude, and the factor 2.5 / ln 10 is missing in the error
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.hypot(x - xc, y - yc)
    aperture = r <= radius
    ring = (r >= inner) & (r < outer)
    sky, noise, _ = clipped_stats(image[ring], 3.0, 2)
    n = np.sum(aperture)
    flux = np.sum(image[aperture] - sky)
    variance = flux / gain + n * noise**2 + n**2 * noise**2 / np.sum(ring)
    magnitude = zeropoint + 2.5 * np.log10(flux)
    return magnitude, np.sqrt(variance) / flux, sky
