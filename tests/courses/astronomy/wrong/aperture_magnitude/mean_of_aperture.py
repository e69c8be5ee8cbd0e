# the mean of the aperture's pixels is taken instead of their sum
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    aperture = r <= radius
    ring = (r >= inner) & (r < outer)
    sky, noise, _ = clipped_stats(image[ring], 3.0, 2)
    n = np.sum(aperture)
    flux = np.mean(image[aperture] - sky)
    variance = flux / gain + n * noise**2 + n**2 * noise**2 / np.sum(ring)
    error = 2.5 / np.log(10) * np.sqrt(variance) / flux
    return zeropoint - 2.5 * np.log10(flux), error, sky
