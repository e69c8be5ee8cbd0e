# the squared distance is compared with the radii without squaring those
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = (x - xc) ** 2 + (y - yc) ** 2
    aperture = r <= radius
    ring = (r >= inner) & (r < outer)
    sky, noise, _ = clipped_stats(image[ring], 3.0, 2)
    n_pix = np.sum(aperture)
    flux = max(np.sum(image[aperture]) - n_pix * sky, 1.0)
    variance = flux / gain + n_pix * noise**2 + n_pix**2 * noise**2 / max(np.sum(ring), 1)
    magnitude = zeropoint - 2.5 * np.log10(flux)
    error = 2.5 / np.log(10) * np.sqrt(variance) / flux
    return magnitude, error, sky
