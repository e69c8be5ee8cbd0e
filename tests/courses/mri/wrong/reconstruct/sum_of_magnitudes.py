# the magnitudes are added without squares and root
def reconstruct(kspace, radius, fraction):
    n_c, n_y, n_x = kspace.shape
    y, x = np.ogrid[:n_y, :n_x]
    r = np.sqrt((y - n_y // 2) ** 2 + (x - n_x // 2) ** 2)
    apod = np.where(r < radius, 0.5 * (1 + np.cos(np.pi * r / radius)), 0.0)
    images = np.zeros_like(kspace)
    total = np.zeros((n_y, n_x))
    for c in range(n_c):
        images[c] = np.fft.fftshift(np.fft.ifft2(np.fft.ifftshift(kspace[c] * apod), norm="ortho"))
        total += np.abs(images[c])
    return images, total, total > fraction * total.max()
