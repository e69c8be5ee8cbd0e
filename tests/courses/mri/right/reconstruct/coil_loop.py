# loops over coils and samples, numpy's own factor corrected by hand
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    win = np.zeros((H, W))
    for i in range(H):
        for j in range(W):
            d = np.sqrt((i - H // 2) ** 2 + (j - W // 2) ** 2)
            if d <= radius:
                win[i, j] = 0.5 + 0.5 * np.cos(np.pi * d / radius)
    images = []
    power = np.zeros((H, W))
    for c in range(C):
        im = np.fft.fftshift(np.fft.ifft2(np.fft.ifftshift(kspace[c] * win))) * np.sqrt(H * W)
        images.append(im)
        power += im.real**2 + im.imag**2
    rss = np.sqrt(power)
    mask = rss / rss.max() > fraction
    return np.array(images), rss, mask
