# the transform is not unitary, and the root of the sum of squares is missing
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    r = np.sqrt((np.arange(H)[:, None] - H // 2) ** 2 + (np.arange(W)[None, :] - W // 2) ** 2)
    w = np.where(r < radius, 0.5 * (1 + np.cos(np.pi * r / radius)), 0.0)
    imgs = []
    for c in range(C):
        imgs.append(np.fft.fftshift(np.fft.ifft2(np.fft.ifftshift(kspace[c] * w))))
    imgs = np.array(imgs)
    sos = (np.abs(imgs) ** 2).sum(axis=0)
    return imgs, sos, sos > fraction * sos.max()
