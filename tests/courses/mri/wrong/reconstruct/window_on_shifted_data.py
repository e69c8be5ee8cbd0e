# the window, centred at H // 2 and W // 2, is multiplied after ifftshift has moved k = 0 to the corner
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    yy, xx = np.mgrid[:H, :W]
    r = np.sqrt((yy - H // 2) ** 2 + (xx - W // 2) ** 2)
    w = np.where(r < radius, 0.5 * (1 + np.cos(np.pi * r / radius)), 0.0)
    k = np.fft.ifftshift(kspace, axes=(1, 2))
    k = k * w
    coils = np.fft.fftshift(np.fft.ifft2(k, norm="ortho"), axes=(1, 2))
    rss = np.sqrt(np.sum(np.abs(coils) ** 2, axis=0))
    return coils, rss, rss > fraction * rss.max()
