def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    star, ring = [], []
    for i in range(image.shape[0]):
        for j in range(image.shape[1]):
            r = ((j - xc) ** 2 + (i - yc) ** 2) ** 0.5
            if r <= radius:
                star.append(image[i, j])
            if inner <= r < outer:
                ring.append(image[i, j])
    sky, noise, _ = clipped_stats(np.array(ring), 3.0, 2)
    n, m = len(star), len(ring)
    flux = sum(star) - n * sky
    var = flux / gain + n * noise**2 + n**2 * noise**2 / m
    mag = zeropoint - 2.5 * np.log(flux) / np.log(10)
    return mag, 1.0857362047581296 * np.sqrt(var) / flux, sky
