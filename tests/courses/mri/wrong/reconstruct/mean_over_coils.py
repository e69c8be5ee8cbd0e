# the root of the mean of squares over the coils instead of the sum
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    Y, X = np.meshgrid(np.arange(H), np.arange(W), indexing="ij")
    D = np.sqrt((Y - H // 2) ** 2 + (X - W // 2) ** 2)
    hann = np.zeros((H, W))
    inside = D < radius
    hann[inside] = 0.5 * (1 + np.cos(np.pi * D[inside] / radius))
    img = np.array([np.fft.fftshift(np.fft.ifft2(np.fft.ifftshift(k * hann), norm="ortho")) for k in kspace])
    rms = np.sqrt(np.mean(np.abs(img) ** 2, axis=0))
    return img, rms, rms > fraction * rms.max()
