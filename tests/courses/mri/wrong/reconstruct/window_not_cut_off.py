# the cosine window is not cut off at the radius, it rises again beyond it
def reconstruct(kspace, radius, fraction):
    C, H, W = kspace.shape
    yy = (np.arange(H) - H // 2)[:, np.newaxis]
    xx = (np.arange(W) - W // 2)[np.newaxis, :]
    rad = np.sqrt(xx**2 + yy**2)
    hann = 0.5 * (1 + np.cos(np.pi * rad / radius))
    k = np.fft.ifftshift(kspace * hann, axes=(1, 2))
    im = np.fft.fftshift(np.fft.ifft2(k, axes=(1, 2), norm="ortho"), axes=(1, 2))
    rss = np.sqrt(np.sum(np.abs(im) ** 2, axis=0))
    return im, rss, rss > fraction * rss.max()
