# natural logarithm instead of log10 in the magnitude
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    rows, cols = np.mgrid[: image.shape[0], : image.shape[1]]
    dist2 = (cols - xc) ** 2 + (rows - yc) ** 2
    inside = dist2 <= radius**2
    annulus = (dist2 >= inner**2) & (dist2 < outer**2)
    sky, noise, _ = clipped_stats(image[annulus], 3.0, 2)
    flux = np.sum(image[inside] - sky)
    N = np.sum(inside)
    M = np.sum(annulus)
    sigma_f = np.sqrt(flux / gain + N * noise**2 + N**2 * noise**2 / M)
    mag = zeropoint - 2.5 * np.log(flux)
    err = 2.5 / np.log(10) * sigma_f / flux
    return mag, err, sky
