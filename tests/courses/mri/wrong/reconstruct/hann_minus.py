# the window has a minus sign before the cosine, so it is zero in the centre and one at the radius
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    ky, kx = np.indices((H, W))
    r = np.sqrt((ky - H // 2) ** 2 + (kx - W // 2) ** 2)
    w = np.where(r < radius, 0.5 * (1 - np.cos(np.pi * r / radius)), 0.0)
    coils = []
    for c in range(C):
        k = np.fft.ifftshift(w * kspace[c])
        coils.append(np.fft.fftshift(np.fft.ifft2(k, norm="ortho")))
    coils = np.array(coils)
    rss = np.sqrt(np.sum(np.abs(coils) ** 2, axis=0))
    return coils, rss, rss > fraction * rss.max()
