# k-space is not brought from the centred to numpy's order before the transform (ifftshift missing)
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    w = np.zeros((H, W))
    for i in range(H):
        for j in range(W):
            d = np.sqrt((i - H // 2) ** 2 + (j - W // 2) ** 2)
            if d < radius:
                w[i, j] = 0.5 * (1 + np.cos(np.pi * d / radius))
    coils = np.array([np.fft.fftshift(np.fft.ifft2(k * w, norm="ortho")) for k in kspace])
    rss = np.sqrt(sum(abs(c) ** 2 for c in coils))
    return coils, rss, rss > fraction * rss.max()
