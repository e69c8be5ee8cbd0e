# the threshold is a fraction of the mean of rss instead of its maximum
def reconstruct(kspace, radius, fraction):
    ncoil, ny, nx = kspace.shape
    win = np.zeros((ny, nx))
    for a in range(ny):
        for b in range(nx):
            q = ((a - ny // 2) ** 2 + (b - nx // 2) ** 2) ** 0.5
            win[a, b] = max(0, 0.5 * (1 + np.cos(np.pi * q / radius))) if q < radius else 0
    coils = np.zeros((ncoil, ny, nx), complex)
    for c in range(ncoil):
        coils[c] = np.fft.fftshift(np.fft.ifft2(np.fft.ifftshift(kspace[c] * win), norm="ortho"))
    rss = np.sqrt(np.sum(abs(coils) ** 2, axis=0))
    threshold = fraction * rss.mean()
    return coils, rss, rss > threshold
