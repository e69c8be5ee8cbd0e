# the mask compares with fraction itself, not with fraction times the maximum
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    r = np.hypot(np.arange(H)[:, None] - H // 2, np.arange(W)[None, :] - W // 2)
    window = np.where(r < radius, 0.5 * (1 + np.cos(np.pi * r / radius)), 0.0)
    coils = np.fft.ifft2(np.fft.ifftshift(kspace * window, axes=[1, 2]), norm="ortho")
    coils = np.fft.fftshift(coils, axes=[1, 2])
    rss = np.sqrt((coils * coils.conj()).real.sum(0))
    mask = rss > fraction
    return coils, rss, mask
