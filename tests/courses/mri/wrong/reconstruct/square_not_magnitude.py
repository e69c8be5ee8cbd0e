# the complex numbers are squared instead of their magnitudes
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    ky = np.arange(H)[:, None] - H // 2
    kx = np.arange(W)[None, :] - W // 2
    dist = np.sqrt(ky**2 + kx**2)
    window = np.where(dist < radius, 0.5 * (1 + np.cos(np.pi * dist / radius)), 0.0)
    kw = np.fft.ifftshift(window * kspace, axes=(1, 2))
    coils = np.fft.fftshift(np.fft.ifft2(kw, norm="ortho"), axes=(1, 2))
    rss = np.abs(np.sqrt(np.sum(coils**2, axis=0)))
    return coils, rss, rss > fraction * rss.max()
