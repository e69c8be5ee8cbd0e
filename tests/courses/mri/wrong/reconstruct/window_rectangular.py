# a square window: the product of two one-dimensional Hann windows instead of a circular one
def reconstruct(kspace, radius, fraction):
    def hann1d(n):
        d = np.abs(np.arange(n) - n // 2)
        return np.where(d < radius, 0.5 * (1 + np.cos(np.pi * d / radius)), 0.0)

    C, H, W = kspace.shape
    w = np.outer(hann1d(H), hann1d(W))
    k = np.fft.ifftshift(kspace * w, axes=(1, 2))
    coils = np.fft.fftshift(np.fft.ifft2(k, norm="ortho"), axes=(1, 2))
    rss = np.sqrt(np.sum(np.abs(coils) ** 2, axis=0))
    return coils, rss, rss > fraction * rss.max()
