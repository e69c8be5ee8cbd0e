# two mistakes: the gain is left out of the variance, and the sky's uncertainty has N instead of N**2
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    aperture = r <= radius
    ring = (r >= inner) & (r < outer)
    sky, noise, _ = clipped_stats(image[ring], 3.0, 2)
    n = aperture.sum()
    flux = (image[aperture] - sky).sum()
    variance = flux + n * noise**2 + n * noise**2 / ring.sum()
    return zeropoint - 2.5 * np.log10(flux), 2.5 / np.log(10) * np.sqrt(variance) / flux, sky
