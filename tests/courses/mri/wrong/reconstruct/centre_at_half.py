# the middle of k-space is taken at (n - 1) / 2 instead of n // 2, which is off by half a sample for even sizes
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    ky = np.arange(H) - (H - 1) / 2
    kx = np.arange(W) - (W - 1) / 2
    KY, KX = np.meshgrid(ky, kx, indexing="ij")
    R = np.sqrt(KX**2 + KY**2)
    window = np.where(R < radius, 0.5 * (1 + np.cos(np.pi * R / radius)), 0)
    coils = np.fft.fftshift(
        np.fft.ifft2(np.fft.ifftshift(kspace * window, axes=(1, 2)), norm="ortho"), axes=(1, 2)
    )
    rss = np.sqrt(np.sum(np.abs(coils) ** 2, axis=0))
    return coils, rss, rss > fraction * rss.max()
