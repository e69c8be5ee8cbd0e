# the flux is multiplied with the gain instead of divided in the variance
def aperture_magnitude(image, xc, yc, radius, inner, outer, gain=2.0, zeropoint=25.0):
    y, x = np.indices(image.shape)
    r = np.sqrt((x - xc) ** 2 + (y - yc) ** 2)
    src = image[r <= radius]
    bkg = image[(r >= inner) & (r < outer)]
    sky, noise, _ = clipped_stats(bkg, 3.0, 2)
    flux = src.sum() - src.size * sky
    photon = flux * gain
    readout = src.size * noise**2
    background = src.size**2 * noise**2 / bkg.size
    err_flux = np.sqrt(photon + readout + background)
    return zeropoint - 2.5 * np.log10(flux), 2.5 / np.log(10) * err_flux / flux, sky
