# the sky is not clipped: plain mean and (population) std of the ring instead of clipped_stats
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    aperture = r <= radius
    ring = (r >= inner) & (r < outer)
    sky = np.mean(image[ring])
    noise = np.std(image[ring])
    n = np.sum(aperture)
    flux = np.sum(image[aperture]) - n * sky
    variance = flux / gain + n * noise**2 + n**2 * noise**2 / np.sum(ring)
    return zeropoint - 2.5 * np.log10(flux), 2.5 / np.log(10) * np.sqrt(variance) / flux, sky
