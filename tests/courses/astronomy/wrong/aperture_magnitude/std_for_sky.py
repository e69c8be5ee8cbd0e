# takes the returned values of clipped_stats in the wrong order: std as sky, mean as noise
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    aperture = r <= radius
    ring = (r >= inner) & (r < outer)
    noise, sky, _ = clipped_stats(image[ring], 3.0, 2)
    n_pix = np.sum(aperture)
    flux = np.sum(image[aperture]) - n_pix * sky
    variance = flux / gain + n_pix * noise**2 + n_pix**2 * noise**2 / np.sum(ring)
    magnitude = zeropoint - 2.5 * np.log10(flux)
    error = 2.5 / np.log(10) * np.sqrt(variance) / flux
    return magnitude, error, sky
