# the centre of the rows is W // 2 and that of the columns H // 2
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    cy, cx = W // 2, H // 2
    window = np.zeros((H, W))
    for row in range(H):
        for col in range(W):
            rho = np.hypot(row - cy, col - cx)
            window[row, col] = 0.5 * (1 + np.cos(np.pi * rho / radius)) if rho < radius else 0.0
    k = np.fft.ifftshift(kspace * window, axes=(1, 2))
    coils = np.fft.fftshift(np.fft.ifft2(k, norm="ortho"), axes=(1, 2))
    rss = np.sqrt(np.sum(np.abs(coils) ** 2, axis=0))
    mask = rss > fraction * rss.max()
    return coils, rss, mask
