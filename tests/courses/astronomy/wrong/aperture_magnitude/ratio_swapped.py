# the sky's uncertainty is M**2 noise**2 / N: the numbers of pixels are mixed up
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    ap = r <= radius
    an = (r >= inner) & (r < outer)
    sky, sd, _ = clipped_stats(image[an], 3.0, 2)
    N, M = ap.sum(), an.sum()
    F = image[ap].sum() - N * sky
    s2 = F / gain + N * sd**2 + M**2 * sd**2 / N
    return zeropoint - 2.5 * np.log10(F), 2.5 / np.log(10) * np.sqrt(s2) / F, sky
