# log10(10), that is 1, instead of ln 10 in the error
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    aperture = r <= radius
    ring = (r >= inner) & (r < outer)
    sky, noise, kept = clipped_stats(image[ring], 3.0, 2)
    n_pix = np.count_nonzero(aperture)
    n_ring = np.count_nonzero(ring)
    flux = image[aperture].sum() - n_pix * sky
    variance = flux / gain + n_pix * noise**2 * (1 + n_pix / n_ring)
    error = 2.5 / np.log10(10) * np.sqrt(variance) / flux
    return zeropoint - 2.5 * np.log10(flux), error, sky
