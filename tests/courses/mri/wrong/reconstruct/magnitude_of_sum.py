# the coils are added as complex numbers before the magnitude is taken
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    r = np.sqrt((np.arange(H)[:, None] - H // 2) ** 2 + (np.arange(W)[None] - W // 2) ** 2)
    window = np.where(r < radius, 0.5 * (1 + np.cos(np.pi * r / radius)), 0.0)
    coils = np.fft.ifftshift(kspace * window, axes=(1, 2))
    coils = np.fft.ifft2(coils, norm="ortho")
    coils = np.fft.fftshift(coils, axes=(1, 2))
    rss = np.abs(coils.sum(axis=0))
    mask = rss > fraction * rss.max()
    return coils, rss, mask
