# the window has cos(2 pi r / radius) instead of cos(pi r / radius)
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    dist = np.zeros((H, W))
    for i in range(H):
        for j in range(W):
            dist[i, j] = np.sqrt((i - H // 2) ** 2 + (j - W // 2) ** 2)
    hann = np.where(dist < radius, 0.5 + 0.5 * np.cos(2 * np.pi * dist / radius), 0)
    out = np.fft.ifftshift(kspace * hann, axes=(-2, -1))
    out = np.fft.ifft2(out, norm="ortho")
    out = np.fft.fftshift(out, axes=(-2, -1))
    total = np.sqrt(np.einsum("chw,chw->hw", out, out.conj()).real)
    return out, total, total > fraction * total.max()
