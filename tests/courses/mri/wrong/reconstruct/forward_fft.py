# the forward Fourier transform is taken instead of the inverse one
def reconstruct(kspace, radius, fraction):
    nc, ny, nx = kspace.shape
    yy, xx = np.meshgrid(np.arange(ny) - ny // 2, np.arange(nx) - nx // 2, indexing="ij")
    dist = np.hypot(yy, xx)
    hann = 0.5 + 0.5 * np.cos(np.pi * dist / radius)
    hann[dist >= radius] = 0
    coils = np.zeros((nc, ny, nx), dtype=complex)
    for c in range(nc):
        coils[c] = np.fft.fftshift(np.fft.fft2(np.fft.ifftshift(kspace[c] * hann), norm="ortho"))
    rss = np.sqrt((np.abs(coils) ** 2).sum(axis=0))
    mask = rss > fraction * np.max(rss)
    return coils, rss, mask
