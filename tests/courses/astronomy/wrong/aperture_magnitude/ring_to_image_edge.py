# the ring has no outer edge: all pixels beyond inner are sky
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    aperture = r <= radius
    ring = r >= inner
    sky, noise, _ = clipped_stats(image[ring], 3.0, 2)
    n = np.sum(aperture)
    flux = np.sum(image[aperture]) - n * sky
    var = flux / gain + n * noise**2 + n**2 * noise**2 / np.sum(ring)
    magnitude = zeropoint - 2.5 * np.log10(flux)
    return magnitude, 2.5 / np.log(10) * np.sqrt(var) / flux, sky
