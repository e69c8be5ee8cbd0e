# the variance lacks the term of the uncertainty of the sky (N**2 noise**2 / M)
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    aperture = r <= radius
    ring = (r >= inner) & (r < outer)
    stats = clipped_stats(image[ring], 3.0, 2)
    sky = stats[0]
    noise = stats[1]
    flux = 0.0
    n = 0
    for value in image[aperture]:
        flux += value - sky
        n += 1
    variance = flux / gain + n * noise**2
    return zeropoint - 2.5 * np.log10(flux), 2.5 / np.log(10) * np.sqrt(variance) / flux, sky
