# the ifftshift of k-space has no axes, so the coils are shifted, too
def reconstruct(kspace, radius, fraction):
    n_coils, rows, cols = kspace.shape
    ky, kx = np.mgrid[0:rows, 0:cols]
    rr = np.sqrt((ky - rows // 2) ** 2 + (kx - cols // 2) ** 2)
    window = np.where(rr < radius, 0.5 * (1 + np.cos(np.pi * rr / radius)), 0)
    data = kspace * window
    images = np.fft.fftshift(np.fft.ifft2(data_shift(data), norm="ortho"), axes=(1, 2))
    combined = np.linalg.norm(images, axis=0)
    mask = combined > fraction * combined.max()
    return images, combined, mask


def data_shift(d):
    return np.fft.ifftshift(d)
