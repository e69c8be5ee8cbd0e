# the window multiplies the image instead of k-space
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    r = np.sqrt((np.arange(H)[:, None] - H // 2) ** 2 + (np.arange(W)[None, :] - W // 2) ** 2)
    w = np.where(r < radius, 0.5 * (1 + np.cos(np.pi * r / radius)), 0.0)
    coils = np.fft.fftshift(np.fft.ifft2(np.fft.ifftshift(kspace, axes=(1, 2)), norm="ortho"), axes=(1, 2))
    coils = coils * w
    rss = np.sqrt(np.sum(np.abs(coils) ** 2, axis=0))
    return coils, rss, rss > fraction * rss.max()
