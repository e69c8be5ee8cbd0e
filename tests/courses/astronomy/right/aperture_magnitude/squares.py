def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    rows = np.arange(image.shape[0])[:, None]
    cols = np.arange(image.shape[1])[None, :]
    d2 = (cols - xc) ** 2 + (rows - yc) ** 2
    ring = image[(d2 >= inner**2) & (d2 < outer**2)]
    star = image[d2 <= radius**2]
    sky, noise = clipped_stats(ring, 3, 2)[:2]
    flux = np.sum(star - sky)
    sigma = np.sqrt(flux / gain + star.size * noise**2 * (1 + star.size / ring.size))
    return -2.5 * np.log10(flux) + zeropoint, 1 / (0.4 * np.log(10)) * sigma / flux, sky
