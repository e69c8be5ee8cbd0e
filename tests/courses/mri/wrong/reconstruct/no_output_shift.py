# the image is not shifted: the fftshift after the transform is missing
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    y = np.arange(H) - H // 2
    x = np.arange(W) - W // 2
    r = np.sqrt(y[:, None] ** 2 + x[None, :] ** 2)
    win = np.where(r < radius, (1 + np.cos(np.pi * r / radius)) / 2, 0)
    filtered = kspace * win[None]
    img = np.fft.ifft2(np.fft.ifftshift(filtered, axes=(-2, -1)), axes=(-2, -1), norm="ortho")
    sos = np.sqrt(np.sum(np.abs(img) ** 2, axis=0))
    return img, sos, sos > fraction * sos.max()
