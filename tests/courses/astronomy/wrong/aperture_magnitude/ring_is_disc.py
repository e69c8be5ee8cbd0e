# the ring has no inner edge: the star's own pixels count as sky
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.hypot(x - xc, y - yc)
    star = r <= radius
    background = r < outer
    sky, noise, _ = clipped_stats(image[background], 3.0, 2)
    n = star.sum()
    f = image[star].sum() - n * sky
    variance = f / gain + n * noise**2 + n**2 * noise**2 / background.sum()
    m = zeropoint - 2.5 * np.log10(f)
    dm = 2.5 / np.log(10) * np.sqrt(variance) / f
    return m, dm, sky
