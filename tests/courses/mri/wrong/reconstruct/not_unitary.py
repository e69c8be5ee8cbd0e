# the inverse transform has numpy's usual 1/(H W) instead of the unitary factor
def reconstruct(kspace, radius, fraction):
    def centred_ifft2(k):
        return np.fft.fftshift(np.fft.ifft2(np.fft.ifftshift(k)))

    C, H, W = kspace.shape
    u = np.arange(H).reshape(-1, 1) - H // 2
    v = np.arange(W).reshape(1, -1) - W // 2
    r = np.sqrt(u * u + v * v)
    h = np.where(r < radius, np.cos(np.pi * r / (2 * radius)) ** 2, 0.0)
    coils = np.stack([centred_ifft2(kspace[c] * h) for c in range(C)])
    rss = np.sqrt(np.sum(np.abs(coils) ** 2, axis=0))
    mask = rss > fraction * rss.max()
    return coils, rss, mask
