# the sum of squares without the root, also used for the mask
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    r2 = (np.arange(H)[:, None] - H // 2) ** 2 + (np.arange(W)[None, :] - W // 2) ** 2
    r = r2**0.5
    w = 0.5 * (1 + np.cos(np.pi * np.minimum(r, radius) / radius))
    coils = np.fft.fftshift(np.fft.ifft2(np.fft.ifftshift(kspace * w, axes=(1, 2)), norm="ortho"), axes=(1, 2))
    rss = np.sum(np.abs(coils) ** 2, axis=0)
    return coils, rss, rss > fraction * rss.max()
