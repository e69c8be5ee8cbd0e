# the square root of the variance is missing in the error
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    aperture = (r <= radius).astype(float)
    ring = (r >= inner) & (r < outer)
    sky, noise, _ = clipped_stats(image[ring], 3.0, 2)
    n_pix = aperture.sum()
    flux = np.sum(aperture * (image - sky))
    variance = flux / gain + n_pix * noise**2 + n_pix**2 * noise**2 / np.sum(ring)
    return zeropoint - 2.5 * np.log10(flux), 2.5 / np.log(10) * variance / flux, sky
